import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/index.js'

const web = `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: shop }
spec:
  replicas: 3
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: app, image: nginx, resources: { requests: { cpu: "-1" } } }] }
`
const template = `{{- if .Values.on }}\n${web}{{- end }}\n`
const other = web.replaceAll('web', 'other').replace(', resources: { requests: { cpu: "-1" } }', '')

async function told(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>) {
  const files = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([path, text]) => ({ path, text }))
  const { report } = await checkFiles(files(head), { base: files(base), adHoc: { kubernetes: '1.28' } })
  return {
    findings: report.findings.map(({ status, object }) => `${status} ${object?.name}`),
    mended: report.mended?.map(({ object }) => object?.name),
    rollout: report.rollout?.map(({ outcome, object, because }) => `${object.name} ${outcome}: ${because}`),
  }
}

describe('a file that one side of a change cannot be read', () => {
  test('what becomes a template is not deleted, and what is wrong in it is not mended', async () => {
    expect(await told({ 'a.yaml': web, 'b.yaml': other }, { 'a.yaml': template, 'b.yaml': other })).toEqual({
      findings: [],
      mended: [],
      rollout: [],
    })
  })

  test('what was a template may have run before', async () => {
    const { findings, rollout } = await told({ 'a.yaml': template }, { 'a.yaml': web })
    expect(findings).toEqual(['new web'])
    expect(rollout).toEqual(['web unknown: its file could not be read before this change'])
  })

  test('what is beside it, or was unreadable on both sides, is told as ever', async () => {
    const both = `${template}---\n`
    expect(await told({ 'a.yaml': template, 'b.yaml': web }, { 'a.yaml': both, 'c.yaml': other })).toEqual({
      findings: [],
      mended: ['web'],
      rollout: ['web delete: it is not among the manifests any more', 'other create: it is new'],
    })
  })
})

test('a change that leaves no manifest deletes what there was', async () => {
  expect(await told({ 'a.yaml': web }, {})).toEqual({
    findings: [],
    mended: ['web'],
    rollout: ['web delete: it is not among the manifests any more'],
  })
})
