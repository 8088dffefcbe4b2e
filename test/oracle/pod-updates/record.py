"""Writes answers.json: see README.md. The programs of the releases lie in the folder that is given."""
import json
import pathlib
import subprocess
import sys

HERE, PROGRAMS = pathlib.Path(__file__).parent, pathlib.Path(sys.argv[1])
RESIZE = {'InPlacePodVerticalScaling': True}
RUNS = [
    ('update', '1.28.15', {}), ('update', '1.28.15', RESIZE), ('update', '1.33.13', {}), ('update', '1.36.3', {}),
    ('resize', '1.32.13', RESIZE), ('resize', '1.33.13', {'PodLevelResources': True}), ('resize', '1.36.3', {}),
]
SEEDS = {'update': ('11', '140'), 'resize': ('12', '120')}

made = {}
for kind, (seed, count) in SEEDS.items():
    command = [sys.executable, HERE / 'generate.py', seed, count, kind]
    made[kind] = subprocess.run(command, capture_output=True, text=True, check=True).stdout
texts, answers = {}, []
for kind, version, gates in RUNS:
    command = [PROGRAMS / version, kind, *(f'{name}={str(on).lower()}' for name, on in gates.items())]
    said = subprocess.run(command, input=made[kind], capture_output=True, text=True, check=True).stdout.splitlines()
    says = [[texts.setdefault(text, len(texts)) for text in sorted(json.loads(line))] for line in said]
    answers.append({'of': kind, 'kubernetes': version, 'featureGates': gates, 'says': says})
pods = {kind: [[each['Old'], each['New']] for each in map(json.loads, lines.splitlines())] for kind, lines in made.items()}
rows = lambda items: ',\n'.join(json.dumps(item, separators=(',', ':'), ensure_ascii=False) for item in items)
parts = [f'"{kind}": [\n{rows(pairs)}\n]' for kind, pairs in pods.items()]
body = '{"pods": {\n' + ',\n'.join(parts) + '\n},\n"answers": [\n' + rows(answers) + '\n],\n"texts": [\n' + rows(texts) + '\n]}\n'
(HERE / 'answers.json').write_text(body)
