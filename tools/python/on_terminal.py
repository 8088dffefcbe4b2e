"""Runs a command whose standard error is a terminal of some columns: on_terminal.py COLUMNS COMMAND...

Prints what the terminal was sent, and what stood on standard output, as JSON."""

import fcntl
import json
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios

columns, *command = sys.argv[1:]
ours, theirs = pty.openpty()
fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(columns), 0, 0))
with tempfile.TemporaryFile() as output:
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=theirs)
    os.close(theirs)
    sent = b""
    while True:
        try:
            some = os.read(ours, 65536)
        except OSError:  # Linux says so where the other side is closed.
            break
        if not some:
            break
        sent += some
    code = process.wait()
    output.seek(0)
    json.dump({"code": code, "terminal": sent.decode(), "output": output.read().decode()}, sys.stdout)
