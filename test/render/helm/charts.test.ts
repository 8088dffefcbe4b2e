import { describe, expect, it } from 'vitest'
import { chartIn, chartsBelow, isPartOf, readsCluster, valueSetsOf } from '../../../src/render/helm/charts.js'
import { chartTree, lackingWords } from '../../../src/render/helm/vendored.js'
import { shelfOf } from './chart.js'

const chart = (name: string, rest = '') => `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n${rest}`

describe('the charts of a repository', () => {
  it('are those that are released by themselves', () => {
    const shelf = shelfOf({
      'Chart.yaml': 'kind: Text\n',
      'apps/shop/Chart.yaml': chart('shop'),
      'apps/shop/charts/redis/Chart.yaml': chart('redis'),
      'apps/shop/templates/Chart.yaml': chart('odd'),
      'apps/common/Chart.yaml': chart('common', 'type: library\n'),
      'apps/mail/Chart.yaml': chart('mail', 'type: application\n'),
      'apps/broken/Chart.yaml': 'a: [\n',
    })
    expect(chartsBelow('.', shelf).map(({ folder }) => folder)).toEqual(['apps/shop', 'apps/mail'])
    expect(chartsBelow('apps/mail', shelf).map(({ name }) => name)).toEqual(['mail'])
  })

  it('have dependencies in Chart.yaml, or as of old in requirements.yaml', () => {
    const list =
      'dependencies:\n  - name: redis\n    version: 17.x\n    repository: https://example.com\n    alias: cache\n  - 5\n'
    const shelf = shelfOf({
      'a/Chart.yaml': chart('a', list),
      'b/Chart.yaml': 'apiVersion: v1\nname: b\nversion: 1.0.0\n',
      'b/requirements.yaml': list,
    })
    for (const folder of ['a', 'b']) {
      const found = chartIn(folder, shelf)!.dependencies
      expect(found.map(({ name, version, repository, alias }) => [name, version, repository, alias])).toEqual([
        ['redis', '17.x', 'https://example.com', 'cache'],
      ])
      expect(found[0]?.file.path).toBe(folder === 'a' ? 'a/Chart.yaml' : 'b/requirements.yaml')
    }
  })

  it('hold what they need in folders, packed, or beside them', () => {
    const needs = (...all: string[]) => `dependencies:\n${all.map((each) => `  - ${each}\n`).join('')}`
    const shelf = shelfOf({
      'shop/Chart.yaml': chart(
        'shop',
        needs(
          '{ name: redis, version: 1.0.0, alias: one }',
          '{ name: redis, version: 1.0.0, alias: two }',
          '{ name: mysql, version: 9.1.0, repository: "https://x" }',
          '{ name: mysql-exporter, version: 1.0.0, repository: "https://x" }',
          '{ name: common, version: 1.0.0, repository: "file://../lib/common" }',
        ),
      ),
      'shop/charts/cache/Chart.yaml': chart('redis', needs('{ name: deep, version: 2.0.0, repository: "https://x" }')),
      'shop/charts/mysql-9.1.0.tgz': 'x',
      'lib/common/Chart.yaml': chart('common', 'type: library\n'),
    })
    const { tree, lacking } = chartTree(chartIn('shop', shelf)!, shelf)
    expect(tree.inner.map(({ name, place, chart: { folder } }) => [name, place, folder])).toEqual([
      ['one', 'chart/charts/cache', 'shop/charts/cache'],
      ['two', 'chart/charts/cache', 'shop/charts/cache'],
      ['common', 'chart/charts/local-1', 'lib/common'],
    ])
    expect(tree.packed).toEqual(['shop/charts/mysql-9.1.0.tgz'])
    const said = lacking.map(lackingWords)
    expect(said).toContain(
      'not checked: chart shop needs mysql-exporter 1.0.0, which is not vendored: run helm dependency build and commit what it puts into charts/',
    )
    expect(said).toContain(
      'not checked: chart redis needs deep 2.0.0, which is not vendored: run helm dependency build and commit what it puts into charts/',
    )
  })

  it('that name each other without end are told, as helm packs no chart into itself', () => {
    const shelf = shelfOf({
      'a/Chart.yaml': chart('a', 'dependencies: [{ name: b, repository: "file://../b" }]\n'),
      'b/Chart.yaml': chart('b', 'dependencies: [{ name: a, repository: "file://../a" }]\n'),
    })
    const { lacking } = chartTree(chartIn('a', shelf)!, shelf)
    expect(lacking.map(({ chart, because }) => `${chart.name}: ${because}`)).toEqual([
      'b: charts need each other: a -> b -> a',
    ])
  })

  it('have a set of values for each environment', () => {
    const sets = (...names: string[]) => {
      const shelf = shelfOf(Object.fromEntries(['Chart.yaml', ...names].map((name) => [`shop/${name}`, chart('shop')])))
      const found = chartIn('shop', shelf)!
      return valueSetsOf(found, shelf).map(({ name, sources }) => [
        name,
        ...sources.map((each) => 'name' in each && each.name),
      ])
    }
    expect(sets('values.yaml')).toEqual([['']])
    expect(sets('values.yaml', 'values-prod.yaml', 'values.dev.yml', 'values.schema.json')).toEqual([
      ['prod', 'shop/values-prod.yaml'],
      ['dev', 'shop/values.dev.yml'],
    ])
    expect(sets('values/eu.yaml', 'environments/us/values.yaml', 'envs/x/other.yaml')).toEqual([
      ['eu', 'shop/values/eu.yaml'],
      ['us', 'shop/environments/us/values.yaml'],
    ])
    expect(sets('values.yaml', 'ci/tls-values.yaml')).toEqual([[''], ['ci/tls', 'shop/ci/tls-values.yaml']])
  })

  it('know which files are theirs', () => {
    const found = chartIn('.', shelfOf({ 'Chart.yaml': chart('shop') }))!
    const theirs = [
      'Chart.yaml',
      'templates/a.yaml',
      'values.yaml',
      'values-prod.yaml',
      'crds/a.yaml',
      'charts/a/b.yaml',
      'ci/a.yaml',
      'Chart.lock',
    ]
    expect([...theirs, 'examples/a.yaml', 'other.yaml'].filter((name) => isPartOf(found, name))).toEqual(theirs)
    expect(isPartOf({ ...found, folder: 'shop' }, 'shopping/templates/a.yaml')).toBe(false)
  })

  it('may look at the cluster', () => {
    expect(readsCluster(['{{ .Values.a }}'])).toBe(false)
    expect(readsCluster(['a', '{{ if .Capabilities.APIVersions.Has "a" }}'])).toBe(true)
    expect(readsCluster(['kubeVersion: ">=1.25"'])).toBe(true)
  })
})
