// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A product that the company is registered for.
 *
 * @param code Item number: 8 digits (물품분류번호), or 10 with the detailed item (세부품명번호).
 * @param manufactures Whether the company makes the product itself; {@code null} = not declared.
 */
public record ProfileProduct(
        String code,
        Boolean manufactures) {}
