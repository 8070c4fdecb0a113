// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A licence or registration that the company holds.
 *
 * @param code Industry code, as {@code GET /v1/codes/industries} lists them.
 * @param name Name of the industry.
 * @param until Last day on which it is valid; {@code 9999-12-31} = it does not expire; {@code null} = not declared.
 */
public record ProfileLicence(
        String code,
        String name,
        String until) {}
