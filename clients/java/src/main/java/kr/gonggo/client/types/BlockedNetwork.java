// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Timestamp;

/**
 * A network that sent a storm of failing credentials.
 *
 * @param id Identifier of the block, which refusals name.
 * @param network The network: an IPv4 address, or the first 64 bits of an IPv6 address.
 * @param state {@code contained}: blocked. {@code resolved}: over.
 * @param requests Requests with failing credentials that led to it.
 * @param credentials Different credentials among them.
 * @param openedAt When it was blocked.
 * @param until When the block ends by itself.
 * @param resolvedAt When it ended; {@code null} = it holds.
 */
public record BlockedNetwork(
        String id,
        String network,
        BlockedNetworkState state,
        long requests,
        long credentials,
        Timestamp openedAt,
        Timestamp until,
        Timestamp resolvedAt) {}
