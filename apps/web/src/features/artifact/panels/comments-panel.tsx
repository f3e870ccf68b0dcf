'use client'

import { limits } from '@adcopy/contract'
import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ErrorAlert } from '../../../components/error-alert.tsx'
import { Form } from '../../../components/form.tsx'
import { useTRPC } from '../../../components/trpc.ts'
import { useAct } from '../../../components/use-act.ts'
import { useUnsaved } from '../../../components/use-unsaved.ts'
import { instantOf } from '../../../components/words.ts'
import type { OpenPanelProps } from './panel-props.ts'

export function CommentsPanel({ artifact, number, sentences, role, userId }: OpenPanelProps) {
  const trpc = useTRPC()
  const router = useRouter()
  const [text, setText] = useState('')
  // The page may show a newer version before the comment is sent. The comment then still belongs to the older one.
  const [about, setAbout] = useState({ number, sentences, sentenceId: '' })
  if (text.trim() === '' && about.number !== number) setAbout({ number, sentences, sentenceId: '' })
  useUnsaved(text.trim() !== '')
  const add = useAct(
    trpc.artifacts.addComment.mutationOptions({
      onSuccess: () => {
        setText('')
        router.refresh()
      },
    }),
  )
  const resolve = useAct(trpc.artifacts.resolveComment.mutationOptions({ onSuccess: () => router.refresh() }))
  const sentence = about.sentences.find(({ id }) => id === about.sentenceId)
  const { artifact_id: artifactId, comments } = artifact
  return (
    <>
      <Form
        busy={add.isPending}
        onSubmit={() => {
          const anchor = sentence && { field: sentence.field, start: sentence.start, end: sentence.end }
          add.mutate({ artifactId, number: about.number, text, ...(anchor && { anchor }) })
        }}
      >
        <Stack>
          <NativeSelect
            label="About"
            value={about.sentenceId}
            onChange={(event) => setAbout({ ...about, sentenceId: event.currentTarget.value })}
            data={[
              { value: '', label: `Version ${about.number} as a whole` },
              ...about.sentences.map((one) => ({ value: one.id, label: shorten(one.text) })),
            ]}
          />
          <Textarea
            dir="auto"
            label="Comment"
            autosize
            minRows={2}
            maxRows={10}
            maxLength={limits.commentCharactersMax}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ErrorAlert error={add.error} />
          <Group>
            <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
              Add the comment
            </Button>
          </Group>
        </Stack>
      </Form>
      <ErrorAlert error={resolve.error} />
      {comments.map(({ comment_id, author, text: words, created_at, resolved }) => (
        <Paper key={comment_id} withBorder p="xs">
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <div>
              <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {words}
              </Text>
              <Text size="xs" c="dimmed">
                {author.name}, {instantOf(new Date(created_at))}
              </Text>
            </div>
            {(role !== 'viewer' || author.user_id === userId) && (
              <Button
                size="xs"
                variant="default"
                aria-label={`${resolved === null ? 'Resolve' : 'Reopen'}: ${shorten(words)}`}
                loading={resolve.isPending && resolve.variables.commentId === comment_id}
                onClick={() => resolve.mutate({ commentId: comment_id, resolved: resolved === null })}
              >
                {resolved === null ? 'Resolve' : 'Reopen'}
              </Button>
            )}
          </Group>
        </Paper>
      ))}
    </>
  )
}

const labelCharactersMax = 70

function shorten(text: string): string {
  return text.length <= labelCharactersMax ? text : `${text.slice(0, labelCharactersMax).trimEnd()}…`
}
