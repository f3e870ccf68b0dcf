'use client'

import { limits, utf8Bytes } from '@adcopy/contract'
import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ErrorAlert } from '../../components/error-alert.tsx'
import { Form } from '../../components/form.tsx'
import { StaleTexts } from '../../components/stale-texts.tsx'
import { countOf, graphemes, kibibytes } from '../../components/words.ts'
import type { RecordContent, RecordField } from './record-fields.ts'
import classes from './records.module.css'
import { useRecord, type RecordOptions } from './use-record.ts'

interface RecordFormProps extends RecordOptions {
  canEdit: boolean
  saveLabel: string
  renderAside?: (draft: RecordContent) => ReactNode
}

const asideDelayMs = 150

export function RecordForm({ canEdit, saveLabel, renderAside, ...options }: RecordFormProps) {
  const { form, error, state, content, isBehind, conflict, save } = useRecord(options)
  // After a new record is saved, its own page opens. The form stays busy meanwhile, so that it is not submitted again.
  const isBusy = state === 'saving' || (state === 'saved' && options.stored.version === null)
  const [draft] = useDebouncedValue(content, asideDelayMs)
  return (
    <div className={renderAside && classes.columns}>
      <Form onSubmit={() => void save()} busy={isBusy}>
        <div className={classes.fields}>
          {options.fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              readOnly={!canEdit}
              text={form.values[field.name] ?? ''}
              inputProps={form.getInputProps(field.name)}
            />
          ))}
        </div>
        <Stack mt="md">
          {isBehind && (
            <Alert color="blue" title="A newer version was saved">
              It was saved while you were typing. When you save, you see both versions.
            </Alert>
          )}
          {conflict !== null && (
            <StaleTexts
              fields={conflict.fields}
              onKeepMine={() => void conflict.keepMine()}
              onTakeTheirs={conflict.takeTheirs}
            />
          )}
          <ErrorAlert error={error} />
          {canEdit && conflict === null && (
            <Group>
              <Button type="submit" loading={isBusy}>
                {saveLabel}
              </Button>
              <Text component="output" size="sm">
                {state === 'saved' ? 'Saved. New jobs use it.' : ''}
              </Text>
            </Group>
          )}
        </Stack>
      </Form>
      {renderAside !== undefined && <aside className={classes.aside}>{renderAside(draft)}</aside>}
    </div>
  )
}

interface FieldInputProps {
  field: RecordField
  readOnly: boolean
  text: string
  inputProps: object
}

function FieldInput({
  field: { label, kind, required, help, size: shown },
  readOnly,
  text,
  inputProps,
}: FieldInputProps) {
  const bytes = utf8Bytes(text)
  const over = bytes > limits.groundingFieldBytesMax
  const size = `${kibibytes(bytes)} of ${kibibytes(limits.groundingFieldBytesMax)} KiB`
  const props = {
    label,
    readOnly,
    dir: 'auto',
    withAsterisk: required === true,
    description: (
      <>
        {[help, kind === 'list' ? 'One on each line.' : undefined].filter(Boolean).join(' ')}{' '}
        {shown === 'characters' && countOf(graphemes(text).length, 'character')}
        {shown === undefined && bytes > limits.groundingFieldBytesMax / 2 && (
          <span className={over ? classes.over : classes.bytes}>{over ? `${size}: jobs are refused` : size}</span>
        )}
      </>
    ),
    ...inputProps,
  }
  return kind === 'line' ? (
    <TextInput {...props} required={required === true} />
  ) : (
    <Textarea {...props} required={required === true} autosize minRows={kind === 'list' ? 3 : 2} maxRows={14} />
  )
}
