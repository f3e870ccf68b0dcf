-- What each claim of a version rests on. Null where nobody traced them: versions from before, and those that members wrote.
ALTER TABLE "artifact_version" ADD COLUMN "claims" JSONB;
