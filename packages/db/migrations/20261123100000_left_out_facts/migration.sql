-- Whether a person left the fact out of the brand brief.
ALTER TABLE "brand_brief_fact" ADD COLUMN     "left_out" BOOLEAN NOT NULL DEFAULT false;

-- A file that could not be read is not read again: its bytes are of no use.
update knowledge_file set content = '' where state = 'failed';
