-- Updates of these tables change indexed columns, so that room on their page makes none of them cheaper: docs/scale.md.
alter table job reset (fillfactor);
alter table job_due reset (fillfactor);
