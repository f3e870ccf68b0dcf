-- Which version of which reader made a file's text, that the spans of its facts refer to; null for texts from before.
ALTER TABLE "knowledge_file" ADD COLUMN "reader" TEXT;

-- The page a fact begins on, from 1, where its file has pages.
ALTER TABLE "brand_brief_fact" ADD COLUMN "page" INTEGER;

alter table brand_brief_fact add constraint brand_brief_fact_page_check check (page >= 1);

-- Failures are stored as codes from now on. Files of kinds that could not be read are read now.
update knowledge_file set state = 'pending', failure = null, processed_at = null
 where state = 'failed' and failure = 'Files of this kind cannot be read yet.';
update knowledge_file
   set failure = case failure
         when 'The file is not text in UTF-8.' then 'not_text'
         when 'The file holds no text.' then 'empty'
         when 'The file holds more than 1 MiB of text. Shorten it to what copy should draw on.' then 'too_much_text'
         when 'With this file the brand brief would be too large. Shorten the file to what copy should draw on.' then 'brief_full'
         else 'unreadable'
       end
 where state = 'failed';
