// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The account of the caller.
 *
 * @param id Identifier of the account.
 * @param name What it is called.
 * @param plan Its plan.
 * @param language Language of what it is told by default.
 * @param zone Its time zone.
 * @param businessNo The own business registration number: ten digits, with or without hyphens; shown without.
 */
public record Account(
        String id,
        String name,
        UsagePlan plan,
        ReportLanguage language,
        String zone,
        String businessNo) {}
