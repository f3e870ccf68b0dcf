-- The headings above a fact, outermost first, and whether it is a further part of one paragraph. Facts of older readers have
-- neither.
ALTER TABLE "brand_brief_fact" ADD COLUMN     "continues" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "subject" TEXT[] NOT NULL DEFAULT '{}';
