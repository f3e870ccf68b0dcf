import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export interface AlertRule {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}

const file = join(import.meta.dirname, '../../../ops/alerts.yml')

export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readFileSync(file, 'utf8')) as { groups: Array<{ rules: AlertRule[] }> }
  return groups.flatMap((group) => group.rules)
}

export function exprOf(alert: string): string {
  const rule = readAlertRules().find((each) => each.alert === alert)
  if (rule === undefined) throw new Error(`there is no alert ${alert}`)
  return rule.expr
}
