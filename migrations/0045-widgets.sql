-- Links may be shown in pages of other sites, by the origins that the account lists.
alter table links drop constraint links_kind_check;
alter table links add constraint links_kind_check check (kind in ('calendar', 'atom', 'widget'));
alter table links add column origins text[] not null default '{}';
alter table links add check (kind = 'widget' or origins = '{}');
