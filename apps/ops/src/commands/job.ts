import { draftNoticeOf, jobStates } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { factSheetOf } from '@adcopy/generation/facts'
import { z } from 'zod'
import { command } from '../command.ts'
import type { OpsEnv } from '../env.ts'
import { text } from '../values.ts'

function withLink<T extends { job_id: string }>(env: OpsEnv, job: T): T & { temporal_ui_url: string | null } {
  return { ...job, temporal_ui_url: env.workflowsUrl === null ? null : `${env.workflowsUrl}/${job.job_id}` }
}

export const jobCommands = [
  command({
    name: 'job show',
    usage: 'JOB_ID',
    about: 'A job as operations may see it, with its place in the Temporal UI and what its models used.',
    args: { JOB_ID: text },
    async run({ ctx, env, args }) {
      const call = { ctx: ctx(), input: { jobId: args.JOB_ID } }
      const job = await verbs.showJob(call)
      const notice = draftNoticeOf(job.backend)
      return {
        ...withLink(env, job),
        ...(notice !== null && { notice }),
        model_usage: await verbs.listModelUsage(call),
      }
    },
  }),
  command({
    name: 'job facts',
    usage: 'JOB_ID',
    about: 'The fact sheet of a job: every fact that its copy may rest on, with its id and its subject.',
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
    usage: '[--workspace WS] [--status queued|running|succeeded|failed]',
    about: 'The newest jobs, two hundred at most.',
    flags: { workspace: text.optional(), status: z.enum(jobStates).optional() },
    async run({ ctx, env, flags }) {
      const input = { workspaceId: flags.workspace, state: flags.status }
      const jobs = await verbs.listAllJobs({ ctx: ctx(), input })
      return { data: jobs.map((job) => withLink(env, job)) }
    },
  }),
]
