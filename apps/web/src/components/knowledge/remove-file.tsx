import { removeFile } from '../../app/workspaces/[workspaceId]/knowledge/actions.ts'

/** Removes a file, after asking. A native popover: it needs no script and closes with Escape. */
export function RemoveFile({ workspaceId, fileId }: { workspaceId: string; fileId: string }) {
  return (
    <div className="remove">
      <button type="button" className="button" popoverTarget="remove-file">
        Remove this file
      </button>
      <dialog id="remove-file" popover="auto" className="dialog" aria-labelledby="remove-title">
        <h2 id="remove-title">Remove this file?</h2>
        <p>
          It is deleted and its facts leave the brand brief, so that no new copy draws on them. Copy that was made or
          asked for before stays as it is. This cannot be undone.
        </p>
        <form action={removeFile.bind(null, workspaceId, fileId)} className="dialog-buttons">
          <button type="button" className="button" popoverTarget="remove-file" popoverTargetAction="hide">
            Keep it
          </button>
          <button type="submit" className="button button-danger">
            Remove
          </button>
        </form>
      </dialog>
    </div>
  )
}
