import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { SignInAgain } from '../../components/session-alert.tsx'
import classes from '../records/list.module.css'
import { faultOf, type Upload } from './use-uploads.ts'

interface UploadListProps {
  uploads: readonly Upload[]
  again: (id: number) => void
  dismiss: (id: number) => void
}

export function UploadList({ uploads, again, dismiss }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Uploads">
      {uploads.map((upload) => (
        <Paper key={upload.id} component="li" withBorder p="sm">
          <Group justify="space-between" wrap="nowrap">
            <Stack gap={4} className={classes.grow}>
              <Text size="sm" fw={600} dir="auto" className={classes.name}>
                {upload.file.name}
              </Text>
              <UploadState upload={upload} />
            </Stack>
            <Group gap="xs" wrap="nowrap">
              {!isUnderWay(upload) && faultOf(upload.file) === undefined && (
                <Button size="xs" variant="default" onClick={() => again(upload.id)}>
                  Try again
                </Button>
              )}
              <Button size="xs" variant="subtle" onClick={() => dismiss(upload.id)}>
                {isUnderWay(upload) ? 'Cancel' : 'Dismiss'}
              </Button>
            </Group>
          </Group>
        </Paper>
      ))}
    </ul>
  )
}

function isUnderWay({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || state === 'processing'
}

function UploadState({ upload: { state, sent, file, message } }: { upload: Upload }) {
  const percent = Math.floor(sent * 100)
  switch (state) {
    case 'waiting':
      return <Text size="sm">Waiting</Text>
    case 'sending':
    case 'processing':
      return (
        <>
          <Progress value={percent} aria-label={`Upload of ${file.name}`} />
          <Text size="xs">{state === 'sending' ? `${percent} % sent` : 'Being stored'}</Text>
        </>
      )
    case 'lost':
      return (
        <Text size="sm" role="alert">
          {sent === 1
            ? 'The connection was lost before the server answered. Try again: a file that has arrived is not stored twice.'
            : 'The connection was lost before the file had arrived. Nothing was stored of it.'}
        </Text>
      )
    case 'signed_out':
      return (
        <Text size="sm" role="alert">
          Your session has ended. <SignInAgain />, then try again.
        </Text>
      )
    case 'refused':
      return (
        <Text size="sm" role="alert">
          {message}
        </Text>
      )
    case 'stored':
      return null
  }
}
