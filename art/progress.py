"""Brings the lists at the end of art/README.md up to date.   /usr/bin/python3 art/progress.py"""
import json
import os
import re

import painted
from shots import SHOTS

HERE = os.path.dirname(os.path.abspath(__file__))
README = os.path.join(HERE, 'README.md')


def main():
    done = painted.read()
    focus = json.load(open(os.path.join(os.path.dirname(HERE), 'content', 'photos', 'focus.json')))
    crops = '\n'.join(['| picture | centre |', '|---|---|'] + ['| `%s` | %.2f |' % item for item in sorted(focus.items())])
    missing = [n for n in SHOTS if n not in done]
    lists = '%d painted: %s.' % (len(done), ', '.join('`%s`' % n for n in SHOTS if n in done))
    if missing:
        lists += '\n\n%d to paint (a drawn placeholder stands in): %s.' % (len(missing), ', '.join('`%s`' % n for n in missing))
    text = open(README).read()
    for title, body in (('json`:', crops), ('## Painted so far', lists)):
        text = re.sub(re.escape(title) + r'\n\n.*?(?=\n\n## |\Z)', lambda _: title + '\n\n' + body, text, flags=re.S)
    open(README, 'w').write(text.rstrip() + '\n')


main()
