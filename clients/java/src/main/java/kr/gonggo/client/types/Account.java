// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The account of the caller.
 *
 * @param id Identifier of the account.
 * @param name Name of the account.
 * @param plan Its plan.
 * @param language Default language of mails and errors.
 * @param zone Its time zone.
 * @param businessNo The business registration number of the company: ten digits, with or without hyphens; returned
 * without.
 */
public record Account(
        String id,
        String name,
        UsagePlan plan,
        ReportLanguage language,
        String zone,
        String businessNo) {}
