#!/bin/sh
# Before the package goes: its kiosks end, and none of them starts with the computer any more. An update changes nothing here.
set -e
if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
  systemctl --quiet stop '@PACKAGE@@*.service' || true
  for link in /etc/systemd/system/*.wants/@PACKAGE@@*.service; do
    if [ -L "$link" ]; then systemctl --quiet disable "$(basename "$link")" || true; fi
  done
fi
