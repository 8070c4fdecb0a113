-- Processes that have only announced a plan are counted whenever sources are shown; plans are few among releases.
create index source_releases_plans on source_releases (source, number) where told ->> 'stage' = 'plan';
