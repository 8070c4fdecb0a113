-- JSON: the award that events of this change tell of.
alter table event_notices add column award text;
