import type { Build } from '../cluster/build.js';
import { type JsonObject } from './manifest.js';
/** The QoS classes, the best first. */
export declare const QOS_CLASSES: readonly ['Guaranteed', 'Burstable', 'BestEffort'];
export type QosClass = (typeof QOS_CLASSES)[number];
/** The QoS class that the API server computes from a pod's spec. Init containers count, ephemeral ones do not. */
export declare function qosClass(spec: JsonObject, build: Build): QosClass;
