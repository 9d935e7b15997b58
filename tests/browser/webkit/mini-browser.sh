#!/bin/sh
# MiniBrowser, which WebKitWebDriver starts by this script: tells where its inspector listens, in a file, and goes on.
printf '%s' "$WEBKIT_INSPECTOR_SERVER" > "$MAGOMBA_INSPECTOR.part"
mv "$MAGOMBA_INSPECTOR.part" "$MAGOMBA_INSPECTOR"
exec "${MAGOMBA_MINIBROWSER:-/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser}" "$@"
