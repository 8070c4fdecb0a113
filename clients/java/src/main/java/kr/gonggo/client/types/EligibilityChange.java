// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The notice was not reported earlier because of its verdict, which has changed; only with {@code bid.matched} of
 * keywords with {@code filter.eligibility}.
 *
 * @param old The verdict for which the notice was not reported.
 * @param new_ The verdict now.
 * @param by What led to it: a change of the notice, or of the company profile.
 * @param profileId The further company whose verdict changed; absent if it is that of the account.
 */
public record EligibilityChange(
        BidEligibility old,
        BidEligibility new_,
        EligibilityChangeBy by,
        String profileId) {}
