#!/bin/sh
# backup.sh DATA BACKUPS DAYS: adds a backup of the tables in DATA to the folder BACKUPS, and lets those go that are
# older than so many days. Whatever goes wrong with the new one, the old ones stay. WESTMARCH: how the program is called.
set -eu
data=$1
backups=$2
days=$3
westmarch=${WESTMARCH:-$(dirname "$0")/../westmarch}
umask 077
mkdir -p "$backups"
file="$backups/westmarch-$(date -u +%Y%m%dT%H%M%SZ).db"
$westmarch backup "$file" --data "$data"
find "$backups" -maxdepth 1 -name 'westmarch-*.db' -mtime "+$days" ! -path "$file" -exec rm {} +
