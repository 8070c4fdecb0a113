// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Item number with 10 digits.
 * @param name Name of the item.
 * @param manufactures Whether it is registered as made by the company; {@code null} = the registry does not say.
 */
public record RegistryEntryProduct(
        String code,
        String name,
        Boolean manufactures) {}
