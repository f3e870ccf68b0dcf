-- People: links that admit one person, attempts to sign in, operators, and the enablement checklist.

-- A link that lets one person into a workspace. Only a hash of its secret is kept.
CREATE TABLE "invitation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "used_by" TEXT,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "invitation_hash_key" ON "invitation"("hash");
CREATE INDEX "invitation_workspace_id_id_idx" ON "invitation"("workspace_id", "id");

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A link that lets one person choose a new password. `workspace_id` is the workspace whose admin made it, null for an operator.
CREATE TABLE "password_reset" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "workspace_id" TEXT,
    "hash" BYTEA NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "password_reset_hash_key" ON "password_reset"("hash");
CREATE INDEX "password_reset_user_id_idx" ON "password_reset"("user_id");

ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Attempts to sign in within the current window, by a hash of what they are counted by: an account, a device or an address.
CREATE TABLE "sign_in_window" (
    "key" BYTEA NOT NULL,
    "attempts" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "sign_in_window_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "sign_in_window_started_at_idx" ON "sign_in_window"("started_at");

-- Accounts that may use the operations area.
CREATE TABLE "operator" (
    "user_id" TEXT NOT NULL,
    "added_by" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "operator_pkey" PRIMARY KEY ("user_id")
);

ALTER TABLE "operator" ADD CONSTRAINT "operator_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Items of the enablement checklist that a person ticked.
CREATE TABLE "enablement_tick" (
    "item" TEXT NOT NULL,
    "ticked_by" TEXT NOT NULL,
    "ticked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "enablement_tick_pkey" PRIMARY KEY ("item")
);

alter table invitation
  add constraint invitation_role_check check (role in ('viewer', 'editor', 'admin')),
  add constraint invitation_used_check check ((used_at is null) = (used_by is null) and (used_at is null or revoked_at is null));
alter table sign_in_window
  add constraint sign_in_window_attempts_check check (attempts >= 0);
