#!/usr/bin/env python3
"""A bot that stays on a server and plays with every player who asks it. Python 3.9 or later, and nothing besides.

    WESTMARCH_BOT_KEY=… python3 docs/examples/guest_bot.py http://127.0.0.1:8420 confrontation duel

It is told of each seat by one stream, and plays any option that it is offered. Put your own thoughts into `think`.
"""
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import threading
import urllib.parse
import urllib.request
import uuid


def think(game, view, options):
    """What to choose. `view` is all that the seat may know."""
    return random.choice(options)


class Socket:
    """As much of a WebSocket as this needs: text in both directions."""

    def __init__(self, server):
        url = urllib.parse.urlsplit(server)
        secure = url.scheme == "https"
        host, port = url.hostname, url.port or (443 if secure else 80)
        raw = socket.create_connection((host, port))
        self.raw = ssl.create_default_context().wrap_socket(raw, server_hostname=host) if secure else raw
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.stream = self.raw.makefile("rb")
        if b" 101 " not in self.stream.readline():
            raise ConnectionError("the server opens no socket")
        while self.stream.readline() != b"\r\n":
            pass

    def frame(self, kind, data):
        size = len(data)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        mask = os.urandom(4)
        self.raw.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def messages(self):
        whole = b""
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                return
            kind, size = head[0] & 15, head[1] & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.stream.read(8))
            data = self.stream.read(size)
            if kind == 8:
                return
            if kind == 9:
                self.frame(10, data)
            elif kind in (0, 1):
                whole += data
                if head[0] & 0x80:
                    yield json.loads(whole)
                    whole = b""


def play(server, game, token):
    at_table = Socket(server)
    at_table.send({"type": "hello", "token": token, "since": None})
    for message in at_table.messages():
        if message["type"] not in ("welcome", "update"):
            continue
        if message["result"]:
            print(game, json.dumps(message["result"]), flush=True)
            return
        for mine in message["views"]:
            if not mine["ask"]:
                continue
            option = think(game, mine["view"], mine["ask"]["options"])
            at_table.send(
                {
                    "type": "choose",
                    "key": str(uuid.uuid4()),
                    "version": message["version"],
                    "seat": mine["seat"],
                    "options": [option],
                }
            )
            break


def call(server, path, body=None):
    headers = {"authorization": f"Bearer {os.environ['WESTMARCH_BOT_KEY']}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))


def main(server, *plays):
    call(server, "/api/bot", {"plays": plays, "atOnce": 4})
    for line in call(server, "/api/bot/stream"):
        if line.strip():
            seat = json.loads(line)
            threading.Thread(target=play, args=(server, seat["game"], seat["token"]), daemon=True).start()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), *sys.argv[2:])
