-- One row per notice, as its newest version stands.
create table bids (
  notice_no text primary key,
  source text not null,
  number text not null,
  version integer not null,
  revision integer not null,
  position bigint not null,
  live boolean not null,
  title text not null,
  norm text not null,
  agency text not null,
  agency_code text,
  demand_agency text,
  demand_agency_code text,
  bsns_div text not null,
  kind text not null,
  urgent boolean not null,
  currency text not null,
  estimated_price bigint,
  budget bigint,
  base_amount bigint,
  floor_rate double precision,
  award_method text,
  contract_method text,
  posted_at timestamptz not null,
  bid_start_at timestamptz,
  -- As the notice itself says; a re-bid brings its own dates, and the two after them are what is shown.
  notice_close_at timestamptz,
  notice_open_at timestamptz,
  close_at timestamptz,
  open_at timestamptz,
  detail_url text not null,
  source_url text,
  previous_number text,
  previous_notice_no text,
  next_notice_no text,
  regions text[] not null,
  region_paths text[] not null,
  region_check_needed boolean not null,
  licences jsonb not null,
  attachments jsonb not null,
  -- What the openings have settled so far; the dates decide where this is null.
  outcome text check (outcome in ('awarded', 'failed', 'opened')),
  -- The same when this version was written; who reads the feed needs it as it was.
  version_outcome text,
  -- Compact forms of the numbers, for a search term that is a number.
  numbers text[] not null,
  agency_keys text[] not null,
  industry_keys text[] not null,
  changes jsonb,
  first_at timestamptz not null,
  updated_at timestamptz not null,
  changed_at timestamptz not null,
  fetched_at timestamptz not null,
  unique (source, number)
) with (fillfactor = 90);
create unique index bids_position on bids (position);
create index bids_number on bids (number);
create index bids_previous on bids (previous_number) where previous_number is not null;

-- Versions that are no longer the newest: their fields as they stood, and what had changed to make them.
create table bid_versions (
  notice_no text not null,
  version integer not null,
  revision integer not null,
  at timestamptz not null,
  fields jsonb not null,
  changes jsonb,
  primary key (notice_no, version)
);

-- Every agency that a notice or a source's list of codes has named, once per code and name; the filter by name looks
-- here first.
create table agencies (
  key text primary key,
  code text,
  name text not null,
  norm text not null,
  -- Whether a source's list has the code in use: then it is found although no notice names it.
  listed boolean not null default false,
  -- Where in the feed a list last changed it; the newest name of a code has the highest.
  position bigint
);
create index agencies_code on agencies (code);

create table industries (
  key text primary key,
  code text not null,
  name text not null,
  norm text not null,
  listed boolean not null default false,
  position bigint
);
create index industries_code on industries (code);

-- What agencies mean to buy, shown before the notice (사전규격). `source` is that of the notices it names.
create table pre_specifications (
  number text primary key,
  source text not null,
  title text not null,
  agency text not null,
  demand_agency text,
  budget bigint,
  received_at timestamptz not null,
  opinions_until timestamptz,
  documents jsonb not null,
  notice_numbers text[] not null,
  changed_at timestamptz not null
);

-- Which notices come of them. Either side may say so, late or never; what a pre-specification says is told anew with it.
create table bid_pre_specifications (
  source text not null,
  number text not null,
  pre_specification text not null,
  told_by text not null check (told_by in ('notice', 'pre_specification')),
  primary key (source, number, pre_specification, told_by)
);
create index bid_pre_specifications_told on bid_pre_specifications (pre_specification) where told_by = 'pre_specification';
