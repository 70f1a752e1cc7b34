-- Replaced by business_claims_owner_key, which lets a business be handed over.
drop index concurrently if exists business_claims_approved_key;
