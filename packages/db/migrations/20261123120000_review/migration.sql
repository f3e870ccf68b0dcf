-- Approval of artifact versions, comments on them, and links that show one version to people without an account.

-- CreateTable
CREATE TABLE "artifact_approval" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "artifact_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "artifact_approval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artifact_comment" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "artifact_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "field" TEXT,
    "start_offset" INTEGER,
    "end_offset" INTEGER,
    "quote" TEXT,
    "author_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by" TEXT,

    CONSTRAINT "artifact_comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "review_link" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "artifact_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "review_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "artifact_approval_workspace_id_artifact_id_idx" ON "artifact_approval"("workspace_id", "artifact_id");

-- CreateIndex
CREATE INDEX "artifact_comment_workspace_id_artifact_id_idx" ON "artifact_comment"("workspace_id", "artifact_id");

-- CreateIndex
CREATE UNIQUE INDEX "review_link_hash_key" ON "review_link"("hash");

-- CreateIndex
CREATE INDEX "review_link_workspace_id_artifact_id_idx" ON "review_link"("workspace_id", "artifact_id");

-- AddForeignKey
ALTER TABLE "artifact_approval" ADD CONSTRAINT "artifact_approval_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_approval" ADD CONSTRAINT "artifact_approval_workspace_id_artifact_id_fkey" FOREIGN KEY ("workspace_id", "artifact_id") REFERENCES "artifact"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_approval" ADD CONSTRAINT "artifact_approval_artifact_id_version_fkey" FOREIGN KEY ("artifact_id", "version") REFERENCES "artifact_version"("artifact_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_comment" ADD CONSTRAINT "artifact_comment_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_comment" ADD CONSTRAINT "artifact_comment_workspace_id_artifact_id_fkey" FOREIGN KEY ("workspace_id", "artifact_id") REFERENCES "artifact"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_comment" ADD CONSTRAINT "artifact_comment_artifact_id_version_fkey" FOREIGN KEY ("artifact_id", "version") REFERENCES "artifact_version"("artifact_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_link" ADD CONSTRAINT "review_link_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_link" ADD CONSTRAINT "review_link_workspace_id_artifact_id_fkey" FOREIGN KEY ("workspace_id", "artifact_id") REFERENCES "artifact"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_link" ADD CONSTRAINT "review_link_artifact_id_version_fkey" FOREIGN KEY ("artifact_id", "version") REFERENCES "artifact_version"("artifact_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

alter table artifact_approval
  add constraint artifact_approval_state_check check (state in ('draft', 'in_review', 'approved'));
create trigger artifact_approval_immutable before update on artifact_approval for each row execute function refuse_change();
create trigger artifact_approval_kept before truncate on artifact_approval for each statement execute function refuse_change();

alter table artifact_comment
  add constraint artifact_comment_anchor_check check (
    num_nulls(field, start_offset, end_offset, quote) = 4
    or num_nulls(field, start_offset, end_offset, quote) = 0 and field in ('headline', 'primary_text', 'description')
       and 0 <= start_offset and start_offset < end_offset),
  add constraint artifact_comment_resolved_check check ((resolved_at is null) = (resolved_by is null));

alter table review_link
  add constraint review_link_expiry_check check (expires_at > created_at);
