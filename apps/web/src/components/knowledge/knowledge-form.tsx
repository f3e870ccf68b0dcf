import { describeUploadRefusal } from './upload-refusals.ts'

interface KnowledgeFormProps {
  workspaceId: string
  /** Why the last file was not taken, as the address says. */
  refused: unknown
}

/** Adds a file. A plain form: it needs no script, and the answer is the page it stands on. */
export function KnowledgeForm({ workspaceId, refused }: KnowledgeFormProps) {
  const refusal = describeUploadRefusal(refused)
  return (
    <form className="form" method="post" encType="multipart/form-data" action={`/api/knowledge/${workspaceId}`}>
      <div className="field">
        <label htmlFor="file">Add a file</label>
        <input
          id="file"
          name="file"
          type="file"
          accept=".pdf,.docx,.md,.txt"
          required
          aria-describedby="file-help file-error"
          aria-invalid={refusal !== undefined}
        />
      </div>
      <p id="file-help" className="muted">
        PDF, DOCX, Markdown or plain text, up to 20 MiB. To replace a file, remove the old one and add the new one.
      </p>
      <p id="file-error" className="form-error" role="alert">
        {refusal}
      </p>
      <button type="submit" className="button button-primary">
        Add file
      </button>
    </form>
  )
}
