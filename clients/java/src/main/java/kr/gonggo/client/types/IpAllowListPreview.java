// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * The effect an allow-list would have.
 *
 * @param ranges The ranges in normalised form, as they would be stored.
 * @param address The address this request comes from.
 * @param includesAddress Whether you could still call from that address.
 */
public record IpAllowListPreview(
        List<String> ranges,
        String address,
        boolean includesAddress) {}
