import type { Job } from '@adcopy/contract'
import { Anchor, Badge, Checkbox, Group, Paper, Text } from '@mantine/core'
import { PageLink } from '../../components/page-link.tsx'
import { instantOf } from '../../components/words.ts'
import classes from './jobs.module.css'
import { jobRemedies, jobStateWords } from './job-words.ts'

interface JobRowProps {
  workspaceId: string
  job: Job
  isDraft: boolean
  chosen: boolean
  onChoose: (artifactId: string, isChosen: boolean) => void
}

export function JobRow({ workspaceId, job, isDraft, chosen, onChoose }: JobRowProps) {
  const { label, color } = jobStateWords[job.status]
  const { href, title } = titleOf(workspaceId, job)
  return (
    <Paper component="li" withBorder p="md" className={classes.row}>
      {job.status === 'succeeded' && (
        <Checkbox
          checked={chosen}
          iconColor="var(--mantine-primary-color-contrast)"
          aria-label={`Export ${title}`}
          onChange={(event) => onChoose(job.result.artifact_id, event.currentTarget.checked)}
        />
      )}
      <div className={classes.main}>
        <Anchor component={PageLink} href={href} fw={600} dir="auto" className={classes.title}>
          {title}
        </Anchor>
        {job.status === 'succeeded' && (
          <Text size="sm" c="dimmed" lineClamp={2} dir="auto">
            {job.result.primary_text}
          </Text>
        )}
        {job.status === 'failed' && (
          <Text size="sm" c="dimmed">
            {job.error.message} {jobRemedies[job.error.code]}
          </Text>
        )}
      </div>
      <Group gap="xs" className={classes.aside}>
        {isDraft && <Badge color="orange">Offline draft</Badge>}
        <Badge color={color}>{label}</Badge>
        <Text size="xs" c="dimmed">
          <time dateTime={job.created_at}>{instantOf(new Date(job.created_at))}</time>
        </Text>
      </Group>
    </Paper>
  )
}

function titleOf(workspaceId: string, job: Job): { href: string; title: string } {
  const href = `/workspaces/${workspaceId}/jobs/${job.id}`
  switch (job.status) {
    case 'succeeded':
      return { href: `/artifacts/${job.result.artifact_id}`, title: job.result.headline }
    case 'failed':
      return { href, title: 'No copy' }
    case 'queued':
    case 'running':
      return { href, title: 'Copy is on its way' }
  }
}
