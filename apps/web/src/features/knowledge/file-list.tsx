import { Anchor, Badge, Group, Paper, Text } from '@mantine/core'
import { PageLink } from '../../components/page-link.tsx'
import { instantOf } from '../../components/words.ts'
import { FilteredList } from '../records/filtered-list.tsx'
import classes from '../records/list.module.css'
import { fileMessage, fileStates, type KnowledgeFile } from './knowledge-words.ts'

const states = { pending: fileStates.pending.label, ready: fileStates.ready.label, failed: fileStates.failed.label }

export function FileList({ workspaceId, files }: { workspaceId: string; files: readonly KnowledgeFile[] }) {
  if (files.length === 0) return <Text>There is no knowledge file yet. Copy rests on the brand profile alone.</Text>
  return (
    <FilteredList items={files} word="files" states={states} stateOf={({ state }) => state}>
      {(found) => (
        <ul className={classes.list} aria-label="Knowledge files, newest first">
          {found.map((file) => (
            <FileRow key={file.file_id} workspaceId={workspaceId} file={file} />
          ))}
        </ul>
      )}
    </FilteredList>
  )
}

function FileRow({ workspaceId, file }: { workspaceId: string; file: KnowledgeFile }) {
  const { label, color } = fileStates[file.state]
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <div className={classes.grow}>
          <Anchor
            component={PageLink}
            href={`/workspaces/${workspaceId}/knowledge/${file.file_id}`}
            fw={600}
            dir="auto"
            className={classes.name}
          >
            {file.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {fileMessage(file)}
          </Text>
        </div>
        <div>
          <Badge color={color}>{label}</Badge>
          <Text size="xs" c="dimmed">
            <time dateTime={file.created_at}>{instantOf(new Date(file.created_at))}</time>
          </Text>
        </div>
      </Group>
    </Paper>
  )
}
