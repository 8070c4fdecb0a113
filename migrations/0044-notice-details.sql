-- Further fields of a notice by name, those that its source was read for. Absent = never read, so that a field that is read for
-- the first time is no change of the notice; json null = the source gives none.
alter table bids add column details jsonb;
-- The list of base amounts tells of works what their costs are.
alter table source_parts drop constraint source_parts_part_check;
alter table source_parts add constraint source_parts_part_check
  check (part in ('licences', 'regions', 'baseAmount', 'details'));
