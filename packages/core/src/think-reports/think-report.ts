import type { ThinkReport } from '@adcopy/contract'
import { present } from '../brand/brand-profile.ts'
import { contentAddress } from '../support/content-address.ts'

interface Row {
  title: string
  summary: string | null
  findings: string[]
}

/** Converts a row to a Think report without empty fields. */
export function toThinkReport({ title, summary, findings }: Row): ThinkReport {
  return { title, ...present({ summary, findings }) }
}

/** Returns the version of a Think report's content, which an edit names as its base. */
export function thinkReportVersion(report: ThinkReport): string {
  return contentAddress('think', report)
}
