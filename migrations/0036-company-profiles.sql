-- What a company declares about itself, to be compared with what notices demand: one profile for each account.
create table company_profiles (
  account_id text primary key references accounts (id),
  -- As `PUT /v1/profile` takes it, in normalised form; its text is compared, so that it is not jsonb.
  profile json not null,
  updated_at timestamptz not null
);
