-- The titles of an artist's works, by their position in `portfolio_url`. An empty or missing one reads
-- "Featured Work N".
alter table artist_directory add column portfolio_titles text[] not null default '{}';
grant insert (portfolio_titles), update (portfolio_titles) on artist_directory to ujamaa_app;
