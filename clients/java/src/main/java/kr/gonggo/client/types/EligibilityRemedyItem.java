// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Code of the licence, product or region.
 * @param name Its name.
 */
public record EligibilityRemedyItem(
        String code,
        String name) {}
