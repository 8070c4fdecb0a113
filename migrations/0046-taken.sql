-- Taken by another change.
select 1;
