import { draftNoticeOf, jobStates } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { factSheetOf } from '@adcopy/generation/facts'
import { z } from 'zod'
import { command } from '../command.ts'
import type { OpsEnv } from '../env.ts'
import { text } from '../values.ts'

function withLink<T extends { job_id: string }>(url: OpsEnv['workflowsUrl'], job: T) {
  return { ...job, temporal_ui_url: url === null ? null : `${url}/${job.job_id}` }
}

export const jobCommands = [
  command({
    name: 'job show',
    about: 'Shows a job without its content, with the link to its workflow and the usage of its models.',
    args: { JOB_ID: text },
    async run({ ctx, env, args }) {
      const call = { ctx: ctx(), input: { jobId: args.JOB_ID } }
      const job = await verbs.showJob(call)
      const notice = draftNoticeOf(job.backend)
      return {
        ...withLink(env.workflowsUrl, job),
        ...(notice !== null && { notice }),
        model_usage: await verbs.listModelUsage(call),
      }
    },
    verdict({ status, error_code, failed_checks, artifact_id, attempts, deadline_at }) {
      if (status === 'succeeded') return `The job succeeded: ${artifact_id}.`
      if (status === 'failed') return `The job failed: ${[error_code, ...failed_checks].join(', ')}.`
      return `The job is ${status} after ${attempts ?? 0} attempts; its deadline is ${deadline_at}.`
    },
  }),
  command({
    name: 'job facts',
    about: 'Lists the facts that the copy of a job may use, with id and subject.',
    args: { JOB_ID: text },
    async run({ ctx, args }) {
      const facts = factSheetOf(await verbs.readJobGrounding({ ctx: ctx(), input: { jobId: args.JOB_ID } }))
      return {
        data: facts.map(({ id, subject, text: fact, source: { part, field, file } }) => ({
          id,
          subject: subject.join(' › '),
          text: fact,
          part,
          field,
          file_id: file?.file_id ?? null,
        })),
      }
    },
  }),
  command({
    name: 'job list',
    about:
      'Lists the newest jobs, or of one status the last ones, two hundred at most. --json prints all their fields.',
    flags: { workspace: text.optional(), status: z.enum(jobStates).optional() },
    async run({ ctx, env, flags }) {
      const input = { workspaceId: flags.workspace, state: flags.status }
      const { workflowsUrl } = env
      const jobs = await verbs.listAllJobs({ ctx: ctx(), input })
      return { data: jobs.map((job) => withLink(workflowsUrl, job)) }
    },
    columns: ['job_id', 'workspace_id', 'status', 'created_at', 'error_code', 'attempts'],
  }),
]
