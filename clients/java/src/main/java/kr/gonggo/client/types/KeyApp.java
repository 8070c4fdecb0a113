// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The app that a member has connected with OAuth. Its name, which the app has chosen, is the name of the key. {@code
 * null} = an ordinary key.
 *
 * @param id The {@code client_id} of the app: the URL of its metadata document, or an id from its registration.
 * @param host The host to which the user was redirected after consent; {@code localhost} = a program on their computer.
 */
public record KeyApp(
        String id,
        String host) {}
