-- The random number of the sweep that has the lease. A sweep whose connection broke finds leases of which it got no response.
alter table job_due add column leased_by integer;
