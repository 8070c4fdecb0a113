-- What is said of a range, for those who read the list: by range, so that a list replaced without comments keeps its own.
alter table ip_allow_lists add column comments jsonb not null default '{}';
