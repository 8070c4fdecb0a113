// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The further company that the keyword is for; absent if it is for the company of the account.
 *
 * @param profileId The further company.
 * @param name Its name at that time.
 * @param verdict Whether it may bid on the notice.
 */
public record EventCompany(
        String profileId,
        String name,
        BidEligibility verdict) {}
