"""Prints pairs of a pod and what it is to become, one a line: generate.py SEED COUNT update|resize."""
import copy
import json
import random
import sys

SEED, COUNT, KIND = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
random.seed(SEED)
chance, pick = random.random, random.choice


def resources():
    if chance() < .3:
        same = {'cpu': '1', 'memory': '1Gi'}
        return {'requests': same, 'limits': dict(same)}
    found = {}
    if chance() < .75:
        all_of = {'cpu': pick(['100m', '1', '0.1']), 'memory': pick(['64Mi', '1Gi']), 'ephemeral-storage': '1Gi'}
        found['requests'] = {k: v for k, v in all_of.items() if chance() < (.2 if k[0] == 'e' else .7)}
    if chance() < .6:
        all_of = {'cpu': pick(['1', '2', '1000m']), 'memory': pick(['1Gi', '2Gi']), 'ephemeral-storage': '2Gi'}
        found['limits'] = {k: v for k, v in all_of.items() if chance() < (.2 if k[0] == 'e' else .7)}
    return found


def container(name, init=False):
    found = {'name': name, 'image': 'web:1'}
    if chance() < .8:
        found['resources'] = resources()
    if chance() < .2 and not init:
        found['resizePolicy'] = [{'resourceName': pick(['cpu', 'memory']), 'restartPolicy': pick(['NotRequired', 'RestartContainer'])}]
    if chance() < .3:
        found['env'] = [{'name': 'A', 'value': 'b'}]
    if chance() < .2:
        found['securityContext'] = pick([{}, {'runAsUser': 1}])
    if init and chance() < .5:
        found['restartPolicy'] = 'Always'
    return found


def term():
    return {'matchExpressions': [{'key': pick('abc'), 'operator': 'Exists'} for _ in range(pick([1, 1, 2]))]}


REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution'


def pod():
    spec = {'containers': [container(f'c{at}') for at in range(pick([1, 1, 2]))]}
    if chance() < .4:
        spec['initContainers'] = [container(f'i{at}', True) for at in range(pick([1, 1, 2]))]
    if chance() < .3:
        seconds = lambda: {'effect': 'NoExecute', 'tolerationSeconds': 5} if chance() < .5 else {}
        spec['tolerations'] = [{'key': key, 'operator': 'Exists', **seconds()} for key in random.sample('abc', pick([1, 2]))]
    if chance() < .4:
        spec['schedulingGates'] = [{'name': f'g/{key}'} for key in random.sample('abc', pick([1, 2]))]
    if chance() < .4:
        spec['nodeSelector'] = {key: 'x' for key in random.sample('abc', pick([1, 2]))}
    if chance() < .4:
        spec['affinity'] = {'nodeAffinity': {REQUIRED: {'nodeSelectorTerms': [term() for _ in range(pick([1, 1, 2]))]}}}
    if chance() < .15:
        spec.setdefault('affinity', {})['podAntiAffinity'] = {REQUIRED: [{'topologyKey': 'z'}]}
    for name, odds, values in (
        ('activeDeadlineSeconds', .25, [5, 60, 100]),
        ('terminationGracePeriodSeconds', .15, [1, 30, 60]),
        ('os', .1, [{'name': 'linux'}, {'name': 'windows'}]),
        ('hostNetwork', .1, [True, False]),
        ('resources', .15, [{'requests': {'cpu': '4', 'memory': '4Gi'}, 'limits': {'cpu': '8', 'memory': '8Gi'}}]),
    ):
        if chance() < odds:
            spec[name] = pick(values)
    metadata = {'name': 'p', 'namespace': 'd', 'labels': {'a': 'b'}}
    if chance() < .1:
        key = pick(['container.apparmor.security.beta.kubernetes.io/c0', 'x'])
        metadata['annotations'] = {key: pick(['unconfined', 'runtime/default'])}
    return {'metadata': metadata, 'spec': {**spec, 'serviceAccountName': 'default'}}


FIELDS = ['tolerations', 'schedulingGates', 'nodeSelector', 'affinity', 'activeDeadlineSeconds', 'terminationGracePeriodSeconds', 'resources']
CHANGES = ['resources of one'] * 4 if KIND == 'resize' else [
    'image', 'image', 'resources of one', 'resources of one', *FIELDS, 'metadata', 'env', 'drop', 'add', 'resizePolicy', 'init image',
]


def change(changed):
    other, spec = pod(), changed['spec']
    for _ in range(pick([1, 1, 1, 2, 3])):
        what = pick(CHANGES)
        one = pick(spec['containers'] + (spec.get('initContainers', []) if chance() < .5 else []))
        if what == 'image':
            one['image'] = pick(['web:2', 'web:1', ' web:2', '', 'web:3'])
        elif what == 'init image' and 'initContainers' in spec:
            spec['initContainers'][0]['image'] = 'x:1'
        elif what == 'resources of one':
            amounts = pick(list(one['resources'].values())) if chance() < .5 and one.get('resources') else None
            if amounts:
                name = pick(list(amounts))
                if chance() < .25:
                    del amounts[name]
                else:
                    amounts[name] = pick(['1', '2', '3Gi', '500m', '64Mi'] if name == 'cpu' else ['64Mi', '2Gi', '3Gi', '1024Mi'])
            elif amounts is None:
                one['resources'] = resources()
        elif what == 'env':
            one['env'] = pick([[], [{'name': 'A', 'value': 'b'}], [{'name': 'A', 'value': 'c'}]])
        elif what == 'resizePolicy':
            spec['containers'][0]['resizePolicy'] = [{'resourceName': 'cpu', 'restartPolicy': 'RestartContainer'}]
        elif what == 'drop' and len(spec['containers']) > 1:
            spec['containers'].pop()
        elif what == 'add':
            spec['containers'].append(container(f"z{len(spec['containers'])}"))
        elif what == 'metadata':
            changed['metadata']['labels'] = pick([{'a': 'b', 'c': 'd'}, {}, {'a': 'B?'}])
            if chance() < .5:
                changed['metadata']['annotations'] = other['metadata'].get('annotations', {})
        elif what in FIELDS:
            field(spec, what, other['spec'])


def field(spec, what, other):
    value = spec.get(what)
    if what in other and chance() < .6:
        spec[what] = other[what]
    elif value is not None and chance() < .5:
        if isinstance(value, list):
            spec[what] = pick([value[:-1], value + other.get(what, []), list(reversed(value))])
        elif what == 'nodeSelector':
            spec[what] = {**value, pick('de'): 'y'}
        elif what == 'affinity' and 'nodeAffinity' in value:
            pick(value['nodeAffinity'][REQUIRED]['nodeSelectorTerms'])['matchExpressions'].append({'key': 'zz', 'operator': 'Exists'})
        elif isinstance(value, int):
            spec[what] = pick([value - 1, value + 1, -1, 1])
        else:
            del spec[what]
    elif value is not None:
        del spec[what]


for _ in range(COUNT):
    before = pod()
    after = copy.deepcopy(before)
    change(after)
    print(json.dumps({'Old': before, 'New': after}))
