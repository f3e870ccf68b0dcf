import type { ThinkReport } from '@adcopy/contract'
import { present } from '../brand/brand-profile.ts'
import { contentAddress } from '../support/content-address.ts'

interface Row {
  title: string
  summary: string | null
  findings: string[]
}

export function toThinkReport({ title, summary, findings }: Row): ThinkReport {
  return { title, ...present({ summary, findings }) }
}

export function thinkReportVersion(report: ThinkReport): string {
  return contentAddress('think', report)
}
