#!/usr/bin/env python3
"""A bot of one's own as a program, for any game: a line of JSON each way on standard streams. Python 3.9 or later.

    npx westmarch arena duel --bots "cmd:python3 docs/examples/own_bot.py,random" --games 20

It chooses by chance, and the same match by the same chances. Put your own thoughts into `think`. What it prints to standard error
is shown; standard output is for answers.
"""
import json
import random
import sys


def think(game, view, options, chance):
    """What to choose: the place of an option. `view` is all that the seat may know."""
    return chance.randrange(len(options))


def say(message):
    print(json.dumps(message), flush=True)


def main():
    chance = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "ready", "name": "by chance", "edition": 1})
            continue
        if message["type"] == "welcome":
            chance = random.Random(message["table"])
        for mine in message["views"]:
            if mine["ask"]:
                say({"type": "choose", "index": think(message["game"], mine["view"], mine["ask"]["options"], chance)})


if __name__ == "__main__":
    main()
