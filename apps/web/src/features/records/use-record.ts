import { useForm } from '@mantine/form'
import { useEffect, useMemo, useState } from 'react'
import type { SentError } from '../../components/problem-words.ts'
import { useUnsaved } from '../../components/use-unsaved.ts'
import type { RecordKind } from './check-record.ts'
import { toContent, toTexts, type RecordContent, type RecordField, type RecordTexts } from './record-fields.ts'

export interface StoredRecord {
  content: RecordContent
  version: string | null
}

export interface RecordOptions {
  kind: RecordKind
  fields: readonly RecordField[]
  stored: StoredRecord
  save: (content: RecordContent, basedOn: string | null) => Promise<string>
  reread: () => Promise<StoredRecord>
}

/**
 * If another member saved first, the save is refused, the form keeps its input, and `conflict` contains both versions
 * of each field.
 */
export function useRecord({ kind, fields, stored, save, reread }: RecordOptions) {
  const [base, setBase] = useState(stored)
  const [theirs, setTheirs] = useState<StoredRecord | null>(null)
  const [error, setError] = useState<SentError | null>(null)
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle')
  const form = useForm<RecordTexts>({
    mode: 'controlled',
    initialValues: toTexts(fields, stored.content),
    onValuesChange: () => setState('idle'),
  })
  const { values } = form
  const content = useMemo(() => toContent(fields, values, base.content), [fields, values, base.content])
  const dirty = form.isDirty()

  function load(record: StoredRecord) {
    const texts = toTexts(fields, record.content)
    setBase(record)
    setTheirs(null)
    form.setInitialValues(texts)
    form.setValues(texts)
  }

  // Fills the form with the version that another member saved, unless the form has unsaved input.
  useEffect(() => {
    if (stored.version !== base.version && !dirty && state !== 'saving') load(stored)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new version from the server may refill the form
  }, [stored.version])

  useUnsaved(dirty)

  async function submit(basedOn: string | null) {
    setState('saving')
    setError(null)
    try {
      const { checkRecord } = await import('./check-record.ts')
      const faults = checkRecord(kind, fields, content)
      if (Object.keys(faults).length > 0) {
        form.setErrors(faults)
        return setState('idle')
      }
      const version = await save(content, basedOn)
      load({ content, version })
      setState('saved')
    } catch (failure) {
      setState('idle')
      await explain(failure as SentError)
    }
  }

  async function explain(failure: SentError) {
    if (failure.data?.code !== 'CONFLICT') return setError(failure)
    try {
      const read = await reread()
      if (dirty) setTheirs(read)
      else load(read)
    } catch (second) {
      setError(second as SentError)
    }
  }

  return {
    form,
    error,
    state,
    content,
    isBehind: dirty && theirs === null && stored.version !== base.version && state === 'idle',
    conflict: theirs && {
      fields: fields.map(({ name, label }) => ({
        label,
        mine: values[name] ?? '',
        theirs: toTexts(fields, theirs.content)[name] ?? '',
      })),
      keepMine: () => submit(theirs.version),
      takeTheirs: () => load(theirs),
    },
    save: () => submit(base.version),
  }
}
