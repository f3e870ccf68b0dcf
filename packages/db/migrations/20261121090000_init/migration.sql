-- The time of all accounting, every deadline and every row. Tests replace it; nothing else asks the clock.
CREATE FUNCTION app_now() RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS 'select now()';

-- CreateTable
CREATE TABLE "workspace" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "billing_state" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "workspace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_token" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "membership_id" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "prefix" TEXT NOT NULL,
    "last_four" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "public_api_access" (
    "workspace_id" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "allocation" INTEGER,

    CONSTRAINT "public_api_access_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "switch" (
    "name" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "switch_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_profile" (
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "voice" TEXT,
    "audience" TEXT,
    "language" TEXT,
    "value_propositions" TEXT[],
    "proof_points" TEXT[],
    "excluded_terms" TEXT[],
    "restrictions" TEXT[],
    "grounding_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "brand_profile_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "brand_grounding" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "source_file_ids" TEXT[],
    "max_field_bytes" INTEGER NOT NULL,
    "total_bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "brand_grounding_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "avatar" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "pains" TEXT[],
    "desires" TEXT[],
    "objections" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "avatar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "think_report" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "findings" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "think_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_file" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "failure" TEXT,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "knowledge_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_brief_fact" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "start_offset" INTEGER NOT NULL,
    "end_offset" INTEGER NOT NULL,

    CONSTRAINT "brand_brief_fact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),
    "archived_at" TIMESTAMPTZ(3),

    CONSTRAINT "offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_version" (
    "workspace_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "offer_id" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "max_field_bytes" INTEGER NOT NULL,
    "total_bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT app_now(),

    CONSTRAINT "offer_version_pkey" PRIMARY KEY ("workspace_id","id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "platform" TEXT NOT NULL,
    "awareness_level" TEXT NOT NULL,
    "copy_length" TEXT NOT NULL,
    "brief" TEXT,
    "grounding_id" TEXT NOT NULL,
    "offer_version_id" TEXT,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "error_code" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "deadline_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage" (
    "workspace_id" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "usage_pkey" PRIMARY KEY ("workspace_id","month")
);

-- CreateTable
CREATE TABLE "job_due" (
    "job_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "job_due_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "artifact" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "artifact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artifact_version" (
    "workspace_id" TEXT NOT NULL,
    "artifact_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "headline" TEXT NOT NULL,
    "primary_text" TEXT NOT NULL,
    "description" TEXT,
    "author_id" TEXT,
    "checks" JSONB NOT NULL,
    "card" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "artifact_version_pkey" PRIMARY KEY ("artifact_id","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_key" ON "session"("token");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_provider_id_account_id_key" ON "account"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "verification_identifier_idx" ON "verification"("identifier");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_workspace_id_id_key" ON "membership"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "api_token_hash_key" ON "api_token"("hash");

-- CreateIndex
CREATE INDEX "api_token_workspace_id_membership_id_idx" ON "api_token"("workspace_id", "membership_id");

-- CreateIndex
CREATE INDEX "audit_event_workspace_id_at_idx" ON "audit_event"("workspace_id", "at");

-- CreateIndex
CREATE INDEX "avatar_workspace_id_id_idx" ON "avatar"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "think_report_workspace_id_id_idx" ON "think_report"("workspace_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_file_workspace_id_id_key" ON "knowledge_file"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "brand_brief_fact_workspace_id_file_id_idx" ON "brand_brief_fact"("workspace_id", "file_id");

-- CreateIndex
CREATE UNIQUE INDEX "brand_brief_fact_file_id_position_key" ON "brand_brief_fact"("file_id", "position");

-- CreateIndex
CREATE INDEX "offer_workspace_id_id_idx" ON "offer"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "job_workspace_id_created_at_id_idx" ON "job"("workspace_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_workspace_id_state_created_at_id_idx" ON "job"("workspace_id", "state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "job_workspace_id_idempotency_key_key" ON "job"("workspace_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "job_workspace_id_id_key" ON "job"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "job_due_workspace_id_due_at_idx" ON "job_due"("workspace_id", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "artifact_workspace_id_job_id_key" ON "artifact"("workspace_id", "job_id");

-- CreateIndex
CREATE UNIQUE INDEX "artifact_workspace_id_id_key" ON "artifact"("workspace_id", "id");

-- CreateIndex
CREATE INDEX "artifact_version_workspace_id_artifact_id_idx" ON "artifact_version"("workspace_id", "artifact_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_workspace_id_membership_id_fkey" FOREIGN KEY ("workspace_id", "membership_id") REFERENCES "membership"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "public_api_access" ADD CONSTRAINT "public_api_access_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_profile" ADD CONSTRAINT "brand_profile_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_profile" ADD CONSTRAINT "brand_profile_workspace_id_grounding_id_fkey" FOREIGN KEY ("workspace_id", "grounding_id") REFERENCES "brand_grounding"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_grounding" ADD CONSTRAINT "brand_grounding_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "avatar" ADD CONSTRAINT "avatar_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "think_report" ADD CONSTRAINT "think_report_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_file" ADD CONSTRAINT "knowledge_file_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_brief_fact" ADD CONSTRAINT "brand_brief_fact_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand_brief_fact" ADD CONSTRAINT "brand_brief_fact_workspace_id_file_id_fkey" FOREIGN KEY ("workspace_id", "file_id") REFERENCES "knowledge_file"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_workspace_id_version_id_fkey" FOREIGN KEY ("workspace_id", "version_id") REFERENCES "offer_version"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_version" ADD CONSTRAINT "offer_version_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_grounding_id_fkey" FOREIGN KEY ("workspace_id", "grounding_id") REFERENCES "brand_grounding"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_offer_version_id_fkey" FOREIGN KEY ("workspace_id", "offer_version_id") REFERENCES "offer_version"("workspace_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "usage" ADD CONSTRAINT "usage_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_due" ADD CONSTRAINT "job_due_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_due" ADD CONSTRAINT "job_due_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_workspace_id_job_id_fkey" FOREIGN KEY ("workspace_id", "job_id") REFERENCES "job"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_version" ADD CONSTRAINT "artifact_version_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact_version" ADD CONSTRAINT "artifact_version_workspace_id_artifact_id_fkey" FOREIGN KEY ("workspace_id", "artifact_id") REFERENCES "artifact"("workspace_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
