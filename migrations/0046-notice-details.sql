-- Further fields of a notice by name, those that its source was read for. Absent = never read, so that a field that is read for
-- the first time is no change of the notice; json null = the source gives none.
alter table bids add column details jsonb;
